import type { HeroPageProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { classNames } from '@renderer/ui/class-names.ts';
import { HeroCopy } from '@renderer/ui/hero-copy/HeroCopy.tsx';
import { Icon } from '@renderer/ui/icon/Icon.tsx';
import { Img } from '@renderer/ui/img/Img.tsx';
import { safeHref } from '@renderer/ui/link/safe-href.ts';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { buttonOn, surfaceClass } from '@renderer/ui/surface/surface.ts';
import styles from './HeroPage.module.css';

export default function HeroPage({ props, context }: BlockViewProps<HeroPageProps>) {
  const { eyebrow, title, text, image, background, ctaLabel, ctaHref, links } = props;
  return (
    <section className={classNames(styles.hero, surfaceClass(background))}>
      <div className={styles.inner}>
        <HeroCopy
          eyebrow={eyebrow}
          title={title}
          cta={{ label: ctaLabel, href: ctaHref, colour: buttonOn(background) }}
        >
          {text && <RichText html={text} />}
        </HeroCopy>
        <Img
          src={image}
          width={560}
          ratio={8 / 5}
          context={context}
          priority
          className={styles.image}
        />
      </div>
      <PageLinks links={links} />
    </section>
  );
}

/** Links to the parts of the page; those without a text or a usable address are left out. */
function PageLinks({ links }: Pick<HeroPageProps, 'links'>) {
  const usable = links.flatMap(({ label, href }) => {
    const address = safeHref(href);
    return label && address ? [{ label, address }] : [];
  });
  if (usable.length === 0) return null;
  return (
    <nav className={styles.links} aria-label="In questa pagina">
      <ul>
        {usable.map(({ label, address }, index) => (
          <li key={`${address}-${index}`}>
            <a href={address}>
              <span>{label}</span>
              <Icon name={address.startsWith('#') ? 'ChevronDown' : 'ChevronRight'} size={18} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
