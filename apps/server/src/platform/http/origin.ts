/** The recorded origin of a request. */
export interface Origin {
  readonly network: string;
  readonly device: string;
  readonly language: string | undefined;
  /** The number of the request, as it stands in the log and in what is refused. */
  readonly request: string;
}
