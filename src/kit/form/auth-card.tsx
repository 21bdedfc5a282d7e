import { Container, Text, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { backToHome } from '#words/kit/buttons'
import classes from './auth-card.module.css'

type AuthCardProps = {
  title: string
  intro?: string
  /** Shown beside the form on a wide screen. */
  side?: ReactNode
  children?: ReactNode
}

/** The layout of the sign-in and sign-up screens. */
export function AuthCard({ title, intro, side, children }: AuthCardProps) {
  return (
    <Container className={classes.page}>
      <div className={classes.card}>
        {side && <div className={classes.side}>{side}</div>}
        <div className={classes.body}>
          <Link to="/" className={classes.home}>
            <IconArrowLeft size={20} aria-hidden />
            {backToHome}
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
