import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Place } from './links.ts';

export interface AppLinkProps {
  to: Place;
  className?: string;
  children: ReactNode;
}

/** A link to a screen, whose code starts loading when a finger or pointer presses it. */
export function AppLink({ to, className, children }: AppLinkProps) {
  return (
    <Link to={to.to} search={to.search} className={className}>
      {children}
    </Link>
  );
}
