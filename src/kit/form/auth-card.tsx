import { Container } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { backToHome } from '#words/kit/buttons'
import { ScreenHeader } from '../layout/screen-header'
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
  const navigate = useNavigate()
  return (
    <Container className={classes.page}>
      <div className={classes.card}>
        {side && <div className={classes.side}>{side}</div>}
        <div className={classes.body}>
          <ScreenHeader
            title={title}
            {...(intro ? { note: intro } : {})}
            backLabel={backToHome}
            onBack={() => void navigate({ to: '/' })}
          />
          {children}
        </div>
      </div>
    </Container>
  )
}
