-- concurrently: the index by which is found what is overdue in an organization.
create index concurrently training_assignments_due_in_organization on training_assignments (organization_id, due_date) where due_date is not null;
