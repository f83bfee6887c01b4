import { nonce } from './trusted.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import 'antd/dist/reset.css';
import '@greenhall/ui/tokens.css';
import './console.css';
import { App as Messages, ConfigProvider } from 'antd';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Console } from './console.tsx';
import { queries } from '../kit/query.ts';
import { TextContext, type Texts } from '../kit/texts.ts';
import { lookOf, applyScheme } from './look.ts';
import { consoleLanguage, loadTexts } from './texts.ts';

const look = lookOf(applyScheme());

function Root({ first }: { readonly first: Texts }) {
  const [texts, setTexts] = useState(first);
  return (
    <TextContext value={texts}>
      <ConfigProvider locale={texts.locale} theme={look} csp={{ nonce }}>
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
