/** Whether this device and connection can use passkeys at all. */
export function hasPasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in window;
}

/** Whether the person closed the device's own dialog: no error to speak of. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}
