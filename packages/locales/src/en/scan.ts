/** The scanner of QR codes, and a member's own code. */
export default {
  'scan.open': 'Scan a QR code',
  'scan.starting': 'Starting the camera…',
  'scan.aim': 'Hold the code inside the frame.',
  'scan.refused':
    'The camera is not allowed here. Allow it in your browser’s settings, or choose a picture or paste the text.',
  'scan.missing': 'No camera can be used here. Choose a picture or paste the text.',
  'scan.picture': 'Choose a picture',
  'scan.paste': 'Paste the text',
  'scan.nothing': 'There is no readable QR code in this picture.',
  'scan.mine': 'My QR code',
  'scan.mineNote': 'Whoever scans it fills in your username or number, and nothing else.',
  'scan.request': 'Request an amount',
} as const;
