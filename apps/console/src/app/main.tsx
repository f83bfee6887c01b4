import { nonce } from './trusted.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import 'antd/dist/reset.css';
import { App as Messages, ConfigProvider, theme } from 'antd';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Console } from './console.tsx';
import { queries } from './query.ts';
import { TextContext, type Texts, consoleLanguage, loadTexts } from './texts.ts';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;

/** The look: the member app's greens on antd. */
const LOOK = {
  algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
  token: dark
    ? {
        colorPrimary: '#17804e',
        colorLink: '#53d596',
        colorError: '#ff8078',
        colorTextPlaceholder: '#a6adab',
        borderRadius: 8,
      }
    : {
        colorPrimary: '#14794a',
        colorLink: '#14794a',
        colorError: '#b42318',
        colorTextDescription: '#4a5d5a',
        colorTextPlaceholder: '#5c6f6c',
        borderRadius: 8,
      },
  components: {
    Menu: dark
      ? { itemSelectedBg: '#123226', itemSelectedColor: '#53d596' }
      : { itemSelectedBg: '#e4f6ec', itemSelectedColor: '#14794a' },
  },
};

function Root({ first }: { readonly first: Texts }) {
  const [texts, setTexts] = useState(first);
  return (
    <TextContext value={texts}>
      <ConfigProvider locale={texts.locale} theme={LOOK} csp={{ nonce }}>
        <Messages>
          <Console onLanguage={(language) => void loadTexts(language).then(setTexts)} />
        </Messages>
      </ConfigProvider>
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
