import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ScreenPath } from './history.ts';

export interface AppLinkProps {
  to: ScreenPath;
  search?: Readonly<Record<string, string>>;
  className?: string;
  children: ReactNode;
}

/** A link to a screen; its code starts loading when a finger or pointer comes down. */
export function AppLink({ to, search = {}, className, children }: AppLinkProps) {
  return (
    <Link to={to} search={search} className={className}>
      {children}
    </Link>
  );
}
