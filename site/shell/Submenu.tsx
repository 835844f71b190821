import type { NavigationGroup } from '../cms/map/navigation.ts';
import { pagePath } from '../cms/map/paths.ts';
import { getNavigation } from '../cms/settings.ts';
import { AsMarkup } from '../page/AsMarkup.tsx';
import styles from './Submenu.module.css';

/**
 * The dynamic submenu of a page (spec 2.3): the page's meta names a group of the main navigation,
 * by the last part of its address, and that group's links stand above the page.
 */
export async function Submenu({ name, path }: { name: string; path: string }) {
  if (name === '') return null;
  const { header } = await getNavigation();
  const group = header.find((candidate) => groupName(candidate) === name.toLowerCase());
  if (!group || group.children.length === 0) return null;
  return (
    <AsMarkup>
      <nav className={styles.submenu} aria-label={group.label}>
        <ul>
          {group.children.map((link) => (
            <li key={link.href}>
              <a
                href={link.href}
                aria-current={pagePath(link.href) === pagePath(path) ? 'page' : undefined}
              >
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </AsMarkup>
  );
}

const groupName = ({ href }: NavigationGroup) => pagePath(href)?.split('/').at(-1)?.toLowerCase();
