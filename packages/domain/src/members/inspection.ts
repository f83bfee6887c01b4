/** An operator who looks into an account says why in at least so many characters: "x" is no reason. */
export const INSPECTION_REASON = { min: 20, max: 200 } as const;
