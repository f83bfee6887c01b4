/** Empties every password on the screen, as if it had been deleted by hand, so that its form knows. */
export function forgetSecrets(): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  for (const field of document.querySelectorAll<HTMLInputElement>('input[data-secret]')) {
    value?.set?.call(field, '');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
