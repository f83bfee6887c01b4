export default {
  'console.solvency': 'Solvency',
  'console.takeNow': 'Take a snapshot now',
  'console.root': 'Root',
  'console.wholeFile': 'Whole file',
} as const;
