import { CloseIcon, Text, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { dismiss } from '#words/kit/buttons'
import classes from './notice.module.css'

type NoticeProps = {
  title: string
  children?: ReactNode
  actions?: ReactNode
  onDismiss?: () => void
}

/** A card in the page that does not interrupt the user. */
export function Notice({ title, children, actions, onDismiss }: NoticeProps) {
  return (
    <section className={classes.notice} role="status">
      <div className={classes.words}>
        <Text fw={700}>{title}</Text>
        {children && (
          <Text size="sm" component="div" c="var(--ink-soft)">
            {children}
          </Text>
        )}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <UnstyledButton className={classes.close} aria-label={dismiss} onClick={onDismiss}>
          <CloseIcon size="18" />
        </UnstyledButton>
      )}
    </section>
  )
}
