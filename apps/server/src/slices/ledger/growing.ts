/** Numbers that are appended one by one to typed arrays outside the JavaScript heap. */
export class Growing<Numbers extends Int32Array | BigInt64Array> {
  readonly #wider: (from: Numbers) => Numbers;
  #numbers: Numbers;
  length = 0;

  constructor(first: Numbers, wider: (from: Numbers) => Numbers) {
    this.#numbers = first;
    this.#wider = wider;
  }

  push(value: Numbers[number]): void {
    if (this.length === this.#numbers.length) this.#numbers = this.#wider(this.#numbers);
    this.#numbers[this.length] = value;
    this.length += 1;
  }

  get numbers(): Numbers {
    return this.#numbers;
  }
}

const FIRST = 1_024;
/** Grows in small steps, so that little memory is unused with millions of numbers. */
const FACTOR = 1.25;

export function growingInt32(): Growing<Int32Array> {
  return new Growing<Int32Array>(new Int32Array(FIRST), (from) => {
    const wider = new Int32Array(Math.ceil(from.length * FACTOR));
    wider.set(from);
    return wider;
  });
}

export function growingBigInt64(): Growing<BigInt64Array> {
  return new Growing<BigInt64Array>(new BigInt64Array(FIRST), (from) => {
    const wider = new BigInt64Array(Math.ceil(from.length * FACTOR));
    wider.set(from);
    return wider;
  });
}
