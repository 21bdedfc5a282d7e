// Chunk: admin-records

import { Text, Title } from '@mantine/core'
import { useCallback } from 'react'
import { readAudit } from '@/admin/store/records'
import type { UserId } from '@/kit/rules/ids'
import type { CampusSlug } from '@/kit/rules/campus'
import { auditText } from '@/admin/words/records'
import * as messages from '#words/admin/records'
import classes from './admin.module.css'
import { CampusName, PagedList, When } from './list-parts'
import records from './records.module.css'

type AuditViewProps = { userId: UserId; campus: CampusSlug | null; page: number; onPage: (page: number) => void }

/** The audit log of admin actions. The database lets nobody change it. `campus`: null for all campuses. */
export function AuditView({ userId, campus, page, onPage }: AuditViewProps) {
  const load = useCallback(() => readAudit(userId, campus, page), [userId, campus, page])
  return (
    <div className={classes.shelf}>
      <Title order={2} size="h3">
        {messages.audit}
      </Title>
      <Text c="var(--ink-soft)">{messages.auditIntro}</Text>
      <PagedList
        label={messages.audit}
        pagesLabel={messages.pagesOfAudit}
        loadingText={messages.loadingRecord}
        emptyText={messages.noRecord}
        load={load}
        onPage={onPage}
        render={(entry) => {
          const { sentence, changes } = auditText(entry, userId)
          return (
            <li key={entry.id} className={records.record}>
              <Text size="sm" c="var(--ink-soft)">
                <When at={entry.at} />
                {campus === null && entry.campus !== null && (
                  <>
                    {', '}
                    <CampusName slug={entry.campus} />
                  </>
                )}
              </Text>
              <Text className={records.userText}>{sentence}</Text>
              {changes.length > 0 && (
                <ul className={records.changes}>
                  {changes.map((change) => (
                    <li key={change}>{change}</li>
                  ))}
                </ul>
              )}
            </li>
          )
        }}
      />
    </div>
  )
}
