/** The carriers whose shipments can be followed by a link, with the address to which the tracking number is added. Rule: shop#tracking. */
const CARRIERS: Readonly<Record<string, string>> = {
  dhl: 'https://www.dhl.com/global-en/home/tracking/tracking-parcel.html?submit=1&tracking-id=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  gls: 'https://gls-group.com/track/',
  'japan post': 'https://trackings.post.japanpost.jp/services/srv/search/direct?locale=en&reqCodeNo1=',
  'la poste': 'https://www.laposte.fr/outils/suivre-vos-envois?code=',
  'thailand post': 'https://track.thailandpost.co.th/?trackNumber=',
  ups: 'https://www.ups.com/track?tracknum=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
};

/** A tracking number: letters and digits, with spaces or hyphens between them, and nothing that could change an address. */
const NUMBER = /^[A-Za-z0-9](?:[ -]?[A-Za-z0-9]){5,39}$/;

/**
 * Where a shipment can be followed; `undefined` for a carrier that is not listed, whatever its case, and for what is no number. Nobody can
 * make a link by what is typed: the address is ours, and the number is letters and digits. Rule: shop#tracking.
 */
export function trackingLink(carrier: string | null, number: string | null): string | undefined {
  const name = carrier?.trim().toLowerCase() ?? '';
  const address = Object.hasOwn(CARRIERS, name) ? CARRIERS[name] : undefined;
  if (address === undefined || number === null || !NUMBER.test(number.trim())) return undefined;
  return address + number.replaceAll(/[ -]/g, '');
}
