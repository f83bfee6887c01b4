/** Nothing was sent: an earlier write about the same thing has taken effect meanwhile, or is still under way. */
export class EarlierWriteError extends Error {
  override name = 'EarlierWriteError';
  readonly earlier: 'done' | 'underWay';
  constructor(earlier: 'done' | 'underWay') {
    super(`an earlier write is ${earlier}`);
    this.earlier = earlier;
  }
}
