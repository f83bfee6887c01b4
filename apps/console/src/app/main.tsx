import { nonce } from './trusted.ts';
import { StyleProvider } from '@ant-design/cssinjs';
import { QueryClientProvider } from '@tanstack/react-query';
import 'antd/dist/reset.css';
import '@greenhall/ui/tokens.css';
import './console.css';
import { App as Messages, ConfigProvider } from 'antd';
import { StrictMode, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Console } from './console.tsx';
import { queries } from '../kit/query.ts';
import { TextContext, type Texts } from '../kit/texts.ts';
import { inZone, storedZone, storeZone } from '../kit/time.tsx';
import { cachedStyles } from './cached-styles.ts';
import { applyTheme, themeOf, onDeviceTheme, storedTheme, storeTheme } from './theme.ts';
import type { Settings } from './settings.ts';
import { consoleLanguage, loadTexts } from './texts.ts';

const styles = cachedStyles();
const firstLook = themeOf(applyTheme(storedTheme()));

function Root({ first }: { readonly first: Texts }) {
  const [texts, setTexts] = useState(first);
  const [theme, setTheme] = useState(storedTheme);
  const [zone, setZone] = useState(storedZone);
  const [look, setLook] = useState(firstLook);
  useEffect(() => onDeviceTheme(() => setLook(themeOf(applyTheme(theme)))), [theme]);
  const settings: Settings = {
    theme,
    zone,
    onTheme: (next) => {
      storeTheme(next);
      setTheme(next);
      setLook(themeOf(applyTheme(next)));
    },
    onZone: (next) => {
      storeZone(next);
      setZone(next);
    },
    onLanguage: (language) => void loadTexts(language).then(setTexts),
  };
  return (
    <TextContext value={useMemo(() => inZone(texts, zone), [texts, zone])}>
      <StyleProvider cache={styles}>
        <ConfigProvider locale={texts.locale} theme={look} csp={{ nonce }} button={{ autoInsertSpace: false }}>
          <Messages>
            <Console settings={settings} />
          </Messages>
        </ConfigProvider>
      </StyleProvider>
    </TextContext>
  );
}

const place = document.querySelector('#root');
if (!place) throw new Error('nowhere to draw');
const first = await loadTexts(consoleLanguage());
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <Root first={first} />
    </QueryClientProvider>
  </StrictMode>,
);
