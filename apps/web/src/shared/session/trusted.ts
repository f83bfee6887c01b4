interface Policy {
  readonly createHTML: (html: string) => string;
  readonly createScriptURL: (url: string) => string;
}
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: Policy) => Policy;
}

/**
 * The app's only trusted-types policy, which the content security policy names. Only the sanitiser and built files use
 * it.
 */
export const trustedPolicy = (window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('greenhall', {
  createHTML: (html) => html,
  createScriptURL: (url) => url,
});

/** The URL of a built script in the form that the browser requires for a worker. */
export function scriptUrl(built: string): string {
  return trustedPolicy?.createScriptURL(built) ?? built;
}
