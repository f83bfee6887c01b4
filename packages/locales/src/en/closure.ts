/** What members are told while the installation is closed after a restore. */
export default {
  'closure.bar':
    'Greenhall was restored from a backup of {time}. You can read everything. Coins do not move until two operators have checked the data.',
} as const;
