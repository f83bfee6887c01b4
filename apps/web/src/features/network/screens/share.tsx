import { ZONES, type Zone } from '@greenhall/domain/network/zones';
import type { Reply } from '@greenhall/client/route-input';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { CopyButton } from '@greenhall/ui/display/copy-button';
import { Qr } from '@greenhall/ui/display/qr';
import { Segmented } from '@greenhall/ui/form/segmented';
import { useState } from 'react';
import { encode } from 'uqr';
import { links } from '../../../shared/page/links.ts';
import { hrefOf } from '../../../shared/page/history.ts';
import { toast } from '../../../shared/overlays/overlays.ts';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { saveFile } from '../../../shared/page/save-file.ts';
import { readSession } from '../../../shared/session/session.ts';
import { texts, useTexts } from '../../../shared/text/texts.ts';
import { drawPoster } from '../parts/poster.ts';
import { TeamBranch } from '../parts/team-branch.tsx';

const BRAND = 'Greenhall';
type Place = Reply<'network.share'>['place'];

/** The link brings whoever opens it to a free place. */
const linkOf = (code: string, place: Place) => `${location.origin}/#${hrefOf(links.register({ code, ...place }))}`;

/** The place to which the link leads: the member's own free zones to choose from, or the nearest free place. */
function usePlace({ code, place }: Reply<'network.share'>) {
  const [zone, setZone] = useState<Zone>();
  const contact = readSession().userid;
  const own = useRead('network.places', { query: { code, contact } }).data;
  const free = ZONES.filter((one) => own?.[one] === 'free');
  return { free, place: zone && free.includes(zone) ? { contact, zone } : place, setZone };
}

function FreePlace({ free, place, setZone }: ReturnType<typeof usePlace>) {
  const { t } = useTexts();
  if (!place) return null;
  return (
    <div className="w-full">
      <p className="mb-1.5 text-s text-ink-3">{t('network.freePlace')}</p>
      {free.length > 1 ? (
        <Segmented
          label={t('network.freePlace')}
          options={free.map((zone) => ({ value: zone, label: t('network.zone', { zone }) }))}
          value={place.zone}
          onChange={setZone}
        />
      ) : (
        <p>{t('network.place', { zone: place.zone, name: place.contact })}</p>
      )}
    </div>
  );
}

/** Opens the device's own share sheet; closing it again is no failure. */
async function shareNatively(link: string, text: string): Promise<void> {
  await navigator.share({ title: BRAND, text, url: link }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast(texts().t('request.unknown'), 'error');
  });
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col justify-between">
      <dt className="text-s text-ink-3">{label}</dt>
      <dd className="num text-xl font-bold">{value}</dd>
    </div>
  );
}

function Conversions({ share }: { share: Reply<'network.share'> }) {
  const { t, number } = useTexts();
  return (
    <Card title={t('network.conversions')}>
      <dl className="mt-2.5 grid grid-cols-3 gap-3 text-center max-[17em]:grid-cols-1">
        <Figure label={t('network.registered')} value={number(share.registered)} />
        <Figure label={t('network.statePending')} value={number(share.pending)} />
        <Figure label={t('network.stateActive')} value={number(share.active)} />
      </dl>
    </Card>
  );
}

function Line({ label, value, text = value }: { label: string; value: string; text?: string }) {
  const { t } = useTexts();
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="text-s text-ink-3">{label}</p>
        <p className="num text-s wrap-anywhere">{text}</p>
      </div>
      <CopyButton
        value={value}
        label={t('common.copy')}
        doneLabel={t('common.copied')}
        failedLabel={t('common.copyFailed')}
      />
    </div>
  );
}

function Invitation({ share }: { share: Reply<'network.share'> }) {
  const { t } = useTexts();
  const [busy, setBusy] = useState(false);
  const chosen = usePlace(share);
  const link = linkOf(share.code, chosen.place);
  const modules = encode(link, { border: 0 }).data;
  const savePoster = async () => {
    setBusy(true);
    try {
      const poster = await drawPoster(modules, {
        brand: BRAND,
        invites: t('network.posterInvites', { name: readSession().userid }),
        scan: t('network.posterScan'),
        note: t('network.posterNote'),
        link: location.host,
      });
      saveFile(poster, `greenhall-${share.code}.png`);
      toast(t('network.posterSaved'), 'success');
    } catch {
      toast(t('request.unknown'), 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Card className="flex flex-col items-center gap-3">
        <FreePlace {...chosen} />
        <Qr modules={modules} label={t('network.qr')} size={208} />
        <div className="flex w-full flex-col gap-1">
          <Line
            label={t('network.message')}
            value={`${t('network.shareText')} ${link}`}
            text={t('network.shareText')}
          />
          <Line label={t('network.link')} value={link} />
          <Line label={t('network.code')} value={share.code} />
        </div>
        <div className="flex w-full gap-3">
          <Button kind="ghost" busy={busy} className="flex-1" onClick={() => void savePoster()}>
            {t('network.poster')}
          </Button>
          {'share' in navigator ? (
            <Button className="flex-1" onClick={() => void shareNatively(link, t('network.shareText'))}>
              {t('network.share')}
            </Button>
          ) : null}
        </div>
      </Card>
      <Conversions share={share} />
      {share.registered > 0 ? (
        <Card title={t('network.direct')}>
          <TeamBranch id={readSession().id} label={t('network.direct')} empty={null} />
        </Card>
      ) : null}
    </>
  );
}

export default function ShareScreen() {
  const share = useRead('network.share', {});
  return (
    <Page>
      <ReadView query={share}>{(data) => <Invitation share={data} />}</ReadView>
    </Page>
  );
}
