/** A key of the installation, by the name under which what it wraps is stored. */
export interface NamedKey {
  readonly id: string;
  readonly key: string;
}
