// SQL of certificates.
import type { ReaderLocales } from '#features/notifications/languages.ts'
import { readerLocales } from '#features/notifications/queries.ts'
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import type { CalendarDate } from '#platform/db/types.ts'

/** With the languages of the person whose it is, today. */
export interface Certificate extends ReaderLocales {
  code: string
  /** Name, title and organization are as they were called on the day of completion. */
  name: string
  title: string
  organization: string
  /** By the organization's calendar of then. */
  completed_on: CalendarDate
}

const findCertificateWhere = (db: Db, where: Sql) =>
  db.maybe<Certificate>(sql`
    select certificates.code, certificates.name, certificates.title, certificates.organization, certificates.completed_on,
      ${readerLocales}
    from training_certificates certificates join users on users.id = certificates.user_id
    where ${where} and users.erased_at is null`)

export const findCertificate = (db: Db, userId: number, trainingId: number) =>
  findCertificateWhere(db, sql`certificates.user_id = ${userId} and certificates.training_id = ${trainingId}`)

/** Someone's certificate for the leaders of the training's organization, to which they must belong. */
export const findMembersCertificate = (db: Db, userId: number, trainingId: number) =>
  findCertificateWhere(
    db,
    sql`certificates.user_id = ${userId} and certificates.training_id = ${trainingId} and exists (
      select from organization_members join trainings using (organization_id)
      where trainings.id = certificates.training_id and organization_members.user_id = certificates.user_id)`,
  )

export const findCertificateByCode = (db: Db, code: string) => findCertificateWhere(db, sql`certificates.code = ${code}`)
