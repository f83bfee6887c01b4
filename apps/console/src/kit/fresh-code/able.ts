/** A host that is named by its IP address. */
const IP_ADDRESS = /^[\d.]+$|^\[/;

/** Whether this device and connection can use passkeys at all: a site that is called by its number has none. */
export function hasPasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in window && !IP_ADDRESS.test(location.hostname);
}

/** Whether the person closed the device's own dialog: no error to speak of. */
export function wasDialogClosed(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}
