// SQL of certificates.
import { type Db, type Sql, sql } from '#platform/db/database.ts'
import type { Timestamp } from '#platform/db/types.ts'

export interface Certificate {
  code: string
  /** Of the person, as they are called now; title and organization are as they were then. */
  name: string
  title: string
  organization: string
  completed_at: Timestamp
  /** Of the organization. */
  timezone: string
  organization_id: number
}

const findCertificateWhere = (db: Db, where: Sql) =>
  db.maybe<Certificate>(sql`
    select certificates.code, users.name, certificates.title, certificates.organization, progress.completed_at, organizations.timezone,
      organizations.id as organization_id
    from training_certificates certificates
    join training_progress progress on progress.user_id = certificates.user_id and progress.training_id = certificates.training_id
    join users on users.id = certificates.user_id
    join trainings on trainings.id = certificates.training_id
    join organizations on organizations.id = trainings.organization_id
    where ${where} and users.erased_at is null`)

export const findCertificate = (db: Db, userId: number, trainingId: number) =>
  findCertificateWhere(db, sql`certificates.user_id = ${userId} and certificates.training_id = ${trainingId}`)

export const findCertificateByCode = (db: Db, code: string) => findCertificateWhere(db, sql`certificates.code = ${code}`)
