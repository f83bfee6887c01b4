import { type ComponentType, useEffect, useState } from 'react';
import { SplitViewProvider } from '../shared/page/split-view.ts';
import { useScreens } from '../shared/page/screens.ts';
import { ShownPlaceProvider } from '../shared/page/shown-place.ts';
import { useTexts } from '../shared/text/texts.ts';
import { loadScreen } from './navigation.ts';
import type { Screen } from './screens/screen.ts';
import { SandboxMark } from './sandbox-mark.tsx';

/** A list in a column of its own, beside what was opened from it. */
export default function ListBeside({ list }: { list: Screen }) {
  const { t } = useTexts();
  const title = useScreens()(list.path)?.title;
  const [List, setList] = useState<{ of: Screen; Component: ComponentType }>();
  useEffect(() => {
    let isCurrent = true;
    // Without the list, the screen is still there.
    void loadScreen(list).then(
      (Component) => (isCurrent ? setList({ of: list, Component }) : undefined),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [list]);
  return (
    <section
      aria-label={title && t.find(title)}
      className="sticky top-0 flex h-dvh w-100 shrink-0 flex-col overflow-y-auto overscroll-contain border-r border-line bg-bg"
    >
      <SandboxMark />
      {List?.of === list ? (
        <SplitViewProvider value>
          <ShownPlaceProvider value={{ href: list.path, pathname: list.path, search: {} }}>
            <List.Component />
          </ShownPlaceProvider>
        </SplitViewProvider>
      ) : null}
    </section>
  );
}
