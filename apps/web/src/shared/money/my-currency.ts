import { create } from 'zustand';

/** What the device remembers of the currency in which a figure stands beside a balance. */
const KEY = 'ownCurrency';

function stored(): string | null {
  const kept = localStorage.getItem(KEY);
  return kept !== null && /^[A-Z]{3}$/.test(kept) ? kept : null;
}

export const useMyCurrency = create(() => ({ currency: stored() }));

/** Chooses the currency of the figure on this device, or none. */
export function chooseCurrency(currency: string | null): void {
  if (currency === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, currency);
  useMyCurrency.setState({ currency });
}
