-- Roles of who talks to players, and of who keeps games.
ALTER TABLE backoffice_staff
  DROP CONSTRAINT backoffice_staff_role_check,
  ADD CONSTRAINT backoffice_staff_role_check
    CHECK (role IN ('support', 'payments', 'risk', 'games', 'owner', 'auditor'));
