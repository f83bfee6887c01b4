const BY_NUMBER = /^[\d.]+$|^\[/;

/** Whether this device and connection can use passkeys at all: a site that is called by its number has none. */
export function hasPasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in window && !BY_NUMBER.test(location.hostname);
}

/** Whether the person closed the device's own dialog: no error to speak of. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}
