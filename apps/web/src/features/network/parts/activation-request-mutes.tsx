import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Cell, CellList } from '@greenhall/ui/display/cell';
import { Switch } from '@greenhall/ui/form/switch';
import { Notice } from '@greenhall/ui/page/notice';
import { MoreButton } from '../../../shared/page/more-button.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { type ItemOf, usePages } from '../../../shared/request/use-pages.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';

/** Why something could not be changed, where it was pressed. */
function Failure({ error }: { error: unknown }) {
  const failure = useErrorText(error);
  return (
    <div aria-live="assertive" className="contents">
      {failure ? <Notice tone="down">{failure}</Notice> : null}
    </div>
  );
}

/** Whether the member hears of no requests at all. */
function AllSwitch({ all }: { all: boolean }) {
  const { t } = useTexts();
  const mute = useWrite('network.muteActivationRequests', 'all');
  const unmute = useWrite('network.unmuteActivationRequests', 'all');
  return (
    <>
      <Switch
        label={t('network.muteAllRequests')}
        checked={all}
        disabled={mute.isPending || unmute.isPending}
        onChange={(isOn) => (isOn ? mute : unmute).mutate({ body: {} })}
      />
      <Failure error={mute.error ?? unmute.error} />
    </>
  );
}

/** One member of whose requests nothing is heard. */
function Muted({ item }: { item: ItemOf<'network.activationRequestMutes'> }) {
  const { t, day } = useTexts();
  const unmute = useWrite('network.unmuteActivationRequests', item.id);
  return (
    <li>
      <Cell
        title={item.userid}
        note={day(item.at)}
        value={
          <Button
            kind="ghost"
            small
            aria-label={`${t('network.unmuteRequests')}: ${item.userid}`}
            busy={unmute.isPending}
            onClick={() => unmute.mutate({ body: { member: item.id } })}
          >
            {t('network.unmuteRequests')}
          </Button>
        }
        valueNote=""
      />
      <Failure error={unmute.error} />
    </li>
  );
}

/** Whose requests to activate the member does not hear of. */
export function ActivationRequestMutes() {
  const { t } = useTexts();
  const pages = usePages('network.activationRequestMutes');
  return (
    <Card title={t('network.requestMutes')} className="flex flex-col gap-2">
      <p className="text-s text-ink-2">{t('network.requestMutesNote')}</p>
      <ReadView query={pages}>
        {(data) => {
          const items = data.pages.flatMap((page) => page.items);
          return (
            <>
              <AllSwitch all={data.pages[0]?.all ?? false} />
              {items.length === 0 ? null : (
                <CellList label={t('network.requestMutes')}>
                  {items.map((item) => (
                    <Muted key={item.id} item={item} />
                  ))}
                </CellList>
              )}
              <MoreButton pages={pages} />
            </>
          );
        }}
      </ReadView>
    </Card>
  );
}
