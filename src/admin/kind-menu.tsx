import { Title, UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import type { AdminTab } from '@/admin/rules/admin-url'
import { tabGroups } from '@/admin/words/admin-tabs'
import { manageContent } from '#words/admin/panel'
import classes from './kind-menu.module.css'

/** What a phone begins with: the kinds of content, one of which opens its list. */
export function KindMenu({ onChoose }: { onChoose: (tab: AdminTab) => void }) {
  return (
    <section className={classes.menu} aria-labelledby="manage-content">
      <Title order={2} size="h3" id="manage-content">
        {manageContent}
      </Title>
      {tabGroups.map(({ title, tabs }) => (
        <section key={title} aria-label={title}>
          <Title order={3} size="h5" mb="xs">
            {title}
          </Title>
          <ul className={classes.kinds}>
            {tabs.map(({ value, label }) => (
              <li key={value}>
                <UnstyledButton className={classes.kind} onClick={() => onChoose(value)}>
                  {label}
                  <IconChevronRight size={20} aria-hidden />
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
