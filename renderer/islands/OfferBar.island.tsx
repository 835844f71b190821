import { useEffect, useRef, useState } from 'react';
import { signUpLabel } from '../offers/sign-up.ts';
import { buttonClass } from '../ui/button/LinkButton.tsx';
import { classNames } from '../ui/class-names.ts';
import { BandPrice } from '../ui/price/BandPrice.tsx';
import styles from './OfferBar.module.css';
import { type BarProduct, chatDataProducts } from './offer-bar.ts';
import { TAB_SHOWN_EVENT, tabInView } from './shown-tab.ts';

// Without products it shows nothing that could scroll into view, and still waits for the event.
export const hydrate = 'idle';

/**
 * The call to action at the foot of a tabbed product page (spec 2.4). It shows the first product
 * of the tab in view, or the one the visitor chooses; a 'chatData' event replaces the products.
 */
export default function OfferBar(bar: { products: BarProduct[]; funnelDomain: string }) {
  const { funnelDomain } = bar;
  const [products, setProducts] = useState(bar.products);
  const [chosen, setChosen] = useState(0);

  useEffect(() => {
    const replace = (detail: unknown) => {
      const replacing = chatDataProducts(detail, funnelDomain);
      if (!replacing) return;
      setProducts(replacing);
      setChosen(0);
    };
    const onChatData = (event: Event) => replace((event as CustomEvent<unknown>).detail);
    // The chat may have spoken before this code came.
    replace(window.lastChatData);
    for (const target of [window, document]) target.addEventListener('chatData', onChatData);
    return () => {
      for (const target of [window, document]) target.removeEventListener('chatData', onChatData);
    };
  }, [funnelDomain]);

  useEffect(() => {
    const follow = () => {
      const index = products.findIndex((product) => product.tabId === tabInView());
      if (index !== -1) setChosen(index);
    };
    follow();
    window.addEventListener(TAB_SHOWN_EVENT, follow);
    return () => window.removeEventListener(TAB_SHOWN_EVENT, follow);
  }, [products]);

  // What was chosen before this code came would be given up with the next render.
  const choice = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const early = Number(choice.current?.value);
    if (early) setChosen(early);
  }, []);

  const product = products[chosen];
  const element = useRoomAtFoot(product !== undefined);
  if (!product) return <div hidden />;
  return (
    <section ref={element} className={styles.bar} aria-label="Attiva l’offerta" data-offer-bar>
      <div className={styles.inner}>
        <div className={styles.offer}>
          {products.length > 1 ? (
            <label>
              <span className="visually-hidden">Offerta</span>
              <select
                ref={choice}
                value={chosen}
                onChange={(event) => setChosen(Number(event.target.value))}
              >
                {products.map(({ title }, index) => (
                  <option key={index} value={index}>
                    {title}
                  </option>
                ))}
              </select>
            </label>
          ) : (
            <strong>{product.title}</strong>
          )}
          <Price {...product} />
        </div>
        {product.isReferAFriend && <span className={styles.mark}>Porta un amico</span>}
        <CallToAction product={product} />
      </div>
    </section>
  );
}

/** Keeps as much room at the foot of the page as the bar takes: prices may be on several lines. */
function useRoomAtFoot(isShown: boolean) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const bar = element.current;
    if (!isShown || !bar) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--bottom-bar', `${bar.offsetHeight}px`),
    );
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty('--bottom-bar');
    };
  }, [isShown]);
  return element;
}

function Price({ price, bandPrice }: BarProduct) {
  if (!bandPrice) {
    return price ? (
      <span className={styles.price}>
        <BandPrice price={price} />
      </span>
    ) : null;
  }
  return (
    <>
      <span className={classNames(styles.price, styles.mono)}>
        {price && <BandPrice price={price} />}
      </span>
      <span className={classNames(styles.price, styles.bands)}>
        <BandPrice price={bandPrice} />
      </span>
    </>
  );
}

function CallToAction({ product }: { product: BarProduct }) {
  const { title, link, funnelLink, bandFunnelLink } = product;
  const href = funnelLink || link;
  if (!href) return null;
  const label = funnelLink ? signUpLabel(product) : 'Scopri l’offerta';
  const button = (to: string, className?: string) => (
    <a href={to} className={classNames(buttonClass('blueViolet'), className)}>
      {label}
      <span className="visually-hidden"> {title}</span>
    </a>
  );
  if (!bandFunnelLink) return button(href);
  return (
    <>
      {button(href, styles.mono)}
      {button(bandFunnelLink, styles.bands)}
    </>
  );
}
