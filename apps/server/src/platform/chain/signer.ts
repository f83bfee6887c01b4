import { addressOfDigits, type Network } from '@greenhall/domain/wallet/addresses';
import { signedBytes } from '@greenhall/domain/wallet/ownership';
import { keccak256, recoverAddress } from 'viem';
import { hashes } from './hashes.ts';

/** Which address has signed a text, in the network's proper form; `undefined` where the signature is none. */
export async function signerOf(network: Network, text: string, signature: string): Promise<string | undefined> {
  try {
    const hash = keccak256(signedBytes(network, text));
    const signer = await recoverAddress({ hash, signature: signature as `0x${string}` });
    return addressOfDigits(network, signer.slice(2), hashes);
  } catch {
    return undefined;
  }
}
