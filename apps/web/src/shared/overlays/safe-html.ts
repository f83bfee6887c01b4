import type { SafeHtml } from '@greenhall/ui/overlay/modal';
import DOMPurify, { type Config } from 'dompurify';
import { trustedPolicy } from '../session/trusted.ts';

const ALLOWED: Config = {
  ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'br', 'p', 'ul', 'ol', 'li', 'a', 'span', 'small'],
  ALLOWED_ATTR: ['href', 'lang'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|#)/i,
};

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

/** HTML that can only mark up text: no scripts, styles, forms, images or frames. */
export function safeHtml(html: string): SafeHtml {
  const policy = trustedPolicy as Policy | undefined;
  const config: Config = policy ? { ...ALLOWED, TRUSTED_TYPES_POLICY: policy, RETURN_TRUSTED_TYPE: true } : ALLOWED;
  return DOMPurify.sanitize(html, config) as unknown as SafeHtml;
}
