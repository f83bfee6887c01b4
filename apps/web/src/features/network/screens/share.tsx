import type { Reply } from '@greenhall/client/route-input';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { CopyButton } from '@greenhall/ui/display/copy-button';
import { Qr } from '@greenhall/ui/display/qr';
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

const BRAND = 'Greenhall';
/** The link brings whoever opens it to the nearest free place. */
const linkOf = ({ code, place }: Reply<'network.share'>) =>
  `${location.origin}/#${hrefOf(links.register({ code, ...place }))}`;

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
        <Figure label={t('network.stateActive')} value={number(share.active)} />
        <Figure label={t('network.statePending')} value={number(share.pending)} />
      </dl>
    </Card>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  const { t } = useTexts();
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="text-s text-ink-3">{label}</p>
        <p className="num text-s wrap-anywhere">{value}</p>
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
  const link = linkOf(share);
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
        <Qr modules={modules} label={t('network.qr')} size={208} />
        <div className="flex w-full flex-col gap-1">
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
