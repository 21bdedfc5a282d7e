import { Container, Text, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './auth-card.module.css'

type DoorCardProps = {
  title: string
  intro?: string
  /** What stands beside it where there is room. */
  side?: ReactNode
  children?: ReactNode
}

/** The frame of the screens that are about getting in. */
export function AuthCard({ title, intro, side, children }: DoorCardProps) {
  return (
    <Container className={classes.page}>
      <div className={classes.card}>
        {side && <div className={classes.side}>{side}</div>}
        <div className={classes.body}>
          <Link to="/" className={classes.home}>
            <IconArrowLeft size={20} aria-hidden />
            Back to Home
          </Link>
          <Title order={1} size="h2">
            {title}
          </Title>
          {intro && <Text c="var(--ink-soft)">{intro}</Text>}
          {children}
        </div>
      </div>
    </Container>
  )
}
