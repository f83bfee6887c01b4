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
  'scan.fault.noAddress': 'This code holds no wallet address.',
  'scan.fault.otherNetwork': 'This code is for another network than {network}.',
  'scan.fault.otherToken': 'This code asks for another token than the one that is paid here.',
  'scan.fault.otherCall': 'This code asks for something else than a payment to an address.',
  'scan.fault.notOneReceiver': 'This code does not name exactly one receiver.',
  'scan.fault.name': 'This code holds a name in place of an address. Enter the address itself.',
  'scan.fault.nobody': 'Nobody can be paid at this address: it belongs to a token, or what is sent there is lost.',
  'scan.mine': 'My QR code',
  'scan.mineNote': 'Whoever scans it fills in your username or number, and nothing else.',
  'scan.request': 'Request an amount',
} as const;
