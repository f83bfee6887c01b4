import type { Reply } from '@greenhall/client/route-input';
import {
  AreaSeries,
  CandlestickSeries,
  ColorType,
  createChart,
  createSeriesMarkers,
  type IChartApi,
  type UTCTimestamp,
} from 'lightweight-charts';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../shared/text/texts.ts';
import { drawnPrice } from './calm-span.ts';

type Prices = Reply<'stock.prices'>;
export type ChartKind = 'line' | 'candles';

const secondsOf = (iso: string): UTCTimestamp => Math.floor(Date.parse(iso) / 1_000) as UTCTimestamp;

/** A token of the theme, as the chart's canvas needs it. */
const tokenOf = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

function fill(chart: IChartApi, prices: Prices, kind: ChartKind, splitText: string): void {
  const up = tokenOf('--brand');
  const down = tokenOf('--down');
  const splits = prices.splits.map(({ at }) => ({
    time: secondsOf(at),
    position: 'aboveBar' as const,
    color: tokenOf('--gold'),
    shape: 'circle' as const,
    text: splitText,
  }));
  const purchases = prices.purchases.map(({ at }) => ({
    time: secondsOf(at),
    position: 'belowBar' as const,
    color: tokenOf('--info'),
    shape: 'arrowUp' as const,
  }));
  const markers = [...splits, ...purchases].toSorted((a, b) => a.time - b.time);
  if (kind === 'line') {
    const series = chart.addSeries(AreaSeries, {
      lineColor: up,
      topColor: `${up}33`,
      bottomColor: `${up}00`,
      lineWidth: 2,
      priceFormat: { type: 'price', precision: 4, minMove: 0.0001 },
    });
    series.setData(prices.candles.map((candle) => ({ time: secondsOf(candle.at), value: drawnPrice(candle.close) })));
    createSeriesMarkers(series, markers);
  } else {
    const series = chart.addSeries(CandlestickSeries, {
      upColor: up,
      borderUpColor: up,
      wickUpColor: up,
      downColor: down,
      borderDownColor: down,
      wickDownColor: down,
      priceFormat: { type: 'price', precision: 4, minMove: 0.0001 },
    });
    series.setData(
      prices.candles.map((candle) => ({
        time: secondsOf(candle.at),
        open: drawnPrice(candle.open),
        high: drawnPrice(candle.high),
        low: drawnPrice(candle.low),
        close: drawnPrice(candle.close),
      })),
    );
    createSeriesMarkers(series, markers);
  }
  chart.timeScale().fitContent();
}

/** Executed prices as a line or as candles. A finger sideways reads them, up and down it scrolls the page. */
export default function PriceChart({ prices, kind }: { prices: Prices; kind: ChartKind }) {
  const { t, shares } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const splitText = t('stock.splitMark');
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const chart = createChart(element, {
      autoSize: true,
      layout: {
        background: { type: ColorType.Solid, color: 'transparent' },
        textColor: tokenOf('--ink-2'),
        // The logo would be written as HTML, which the page's policy forbids: its notice stands below the chart.
        attributionLogo: false,
      },
      grid: { vertLines: { visible: false }, horzLines: { color: tokenOf('--line') } },
      rightPriceScale: { borderVisible: false },
      timeScale: { borderVisible: false, timeVisible: true },
      handleScroll: { vertTouchDrag: false },
      localization: {
        locale: document.documentElement.lang,
        priceFormatter: (price: number) => shares(price.toFixed(4)),
      },
    });
    fill(chart, prices, kind, splitText);
    return () => chart.remove();
  }, [prices, kind, splitText, shares]);
  return <div ref={box} aria-hidden className="h-72 w-full touch-pan-y" />;
}
