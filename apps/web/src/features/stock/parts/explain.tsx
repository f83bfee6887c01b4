import { Icon } from '@greenhall/ui/display/icon';
import { openModal } from '../../../shared/overlays/overlays.ts';

interface ExplainProps {
  title: string;
  html: string;
  /** The spoken name, where the title alone does not say what is explained. */
  label?: string;
  className?: string;
}

/** An information icon that opens an explanation. */
export function Explain({ title, html, label = title, className = '' }: ExplainProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      className={`grid size-11 shrink-0 place-items-center text-ink-3 ${className}`}
      onClick={() => openModal({ title, html, onConfirm: (hide) => hide() })}
    >
      <Icon name="info" size={18} />
    </button>
  );
}
