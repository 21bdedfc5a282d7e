import { Text } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './callout.module.css'

const icons = { info: IconInfoCircle, good: IconCircleCheck, problem: IconAlertCircle } as const

type CalloutProps = {
  tone: keyof typeof icons
  title?: string
  children?: ReactNode
  /** Buttons or links. */
  actions?: ReactNode
}

/** A message beside what it is about. Screen readers announce it when it appears. */
export function Callout({ tone, title, children, actions }: CalloutProps) {
  const Icon = icons[tone]
  return (
    <div className={classes.callout} data-tone={tone} role={tone === 'problem' ? 'alert' : 'status'}>
      <Icon size={22} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        {title && <Text fw={700}>{title}</Text>}
        {children && (
          <Text size="sm" component="div">
            {children}
          </Text>
        )}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
