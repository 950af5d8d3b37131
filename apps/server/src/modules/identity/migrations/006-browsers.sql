-- Who else has signed in with a browser is asked for every withdrawal.
CREATE INDEX identity_device_sha256 ON identity_device (device_sha256);
