import { ActionIcon, Text, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './screen-header.module.css'

type ScreenHeaderProps = {
  title: string
  intro?: string
  backLabel: string
  onBack: () => void
  /** Shown on the right, for example a link to the cart. */
  children?: ReactNode
}

export function ScreenHeader({ title, intro, backLabel, onBack, children }: ScreenHeaderProps) {
  return (
    <div className={classes.header}>
      <ActionIcon aria-label={backLabel} title={backLabel} onClick={onBack} variant="default">
        <IconArrowLeft size={22} />
      </ActionIcon>
      <div className={classes.words}>
        <Title order={1} size="h2">
          {title}
        </Title>
        {intro && <Text c="var(--ink-soft)">{intro}</Text>}
      </div>
      {children}
    </div>
  )
}
