import { ActionIcon, Button, Text, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { back } from '#words/kit/buttons'
import classes from './screen-header.module.css'

type ScreenHeaderProps = {
  title: string
  intro?: string
  /** The place that Back leads to, in words; an arrow without it. */
  backLabel?: string | undefined
  onBack: () => void
  /** Shown on the right, for example a link to the cart. */
  children?: ReactNode
}

export function ScreenHeader({ title, intro, backLabel, onBack, children }: ScreenHeaderProps) {
  return (
    <div className={classes.header}>
      {backLabel === undefined ? (
        <ActionIcon aria-label={back} title={back} onClick={onBack} variant="default">
          <IconArrowLeft size={22} />
        </ActionIcon>
      ) : (
        <div className={classes.named}>
          <Button
            variant="subtle"
            className={classes.back}
            leftSection={<IconArrowLeft size={20} aria-hidden />}
            onClick={onBack}
          >
            {backLabel}
          </Button>
        </div>
      )}
      <div className={classes.words}>
        <Title order={1} size="h2" className={classes.title}>
          {title}
        </Title>
        {intro && <Text c="var(--ink-soft)">{intro}</Text>}
      </div>
      {children}
    </div>
  )
}
