interface Policy {
  readonly createHTML: (html: string) => string;
  readonly createScriptURL: (url: string) => string;
}
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: Policy) => Policy;
}

/** The one policy of the app; the content security policy names it. Only the sanitiser and the build's own files use it. */
export const trustedPolicy = (window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('greenhall', {
  createHTML: (html) => html,
  createScriptURL: (url) => url,
});

/** The address of a script that the build made, as the browser wants it for a worker. */
export function scriptUrl(built: string): string {
  return trustedPolicy?.createScriptURL(built) ?? built;
}
