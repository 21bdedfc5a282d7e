import { useState } from 'react'
import { unforeseen } from '@/admin/store/admin-result'
import { uploadPicture, type UploadTarget } from '@/admin/store/upload'
import { attempt } from '@/store/error-log/attempt'
import type { AdminProblem } from '@/admin/rules/problems'
import type { UserId } from '@/kit/rules/ids'
import { adminProblemText } from '@/admin/words/problems'

type Progress = { readonly current: number; readonly total: number; readonly share: number }

/** Uploads files one at a time: two at once need too much memory on a small phone. */
export const useUploads = (userId: UserId, target: UploadTarget) => {
  const [progress, setProgress] = useState<Progress | null>(null)
  const [failures, setFailures] = useState<readonly string[]>([])

  const upload = async (
    files: readonly File[],
    onUrl: (url: string) => void,
  ): Promise<{ uploaded: number; problem: AdminProblem | null }> => {
    setFailures([])
    let uploaded = 0
    let problem: AdminProblem | null = null
    for (const [index, file] of files.entries()) {
      const onShare = (share: number) => setProgress({ current: index + 1, total: files.length, share })
      onShare(0)
      const result = await attempt('page', () => uploadPicture(userId, target, file, onShare), unforeseen)
      if (result.ok) {
        uploaded += 1
        onUrl(result.value)
      } else {
        problem = result.problem
        setFailures((before) => [...before, `${file.name}: ${adminProblemText(result.problem)}`])
      }
    }
    setProgress(null)
    return { uploaded, problem }
  }
  return { progress, failures, upload }
}
