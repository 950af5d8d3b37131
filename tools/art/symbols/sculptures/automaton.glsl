// A clockwork man. Tints: copper, dark metal, eyes, enamel, gear.
#define LEAN vec3(0.28, 0.04, 0.0)

float gear2(vec2 p, float r, float n, float turn) {
  p *= rot(turn);
  float tooth = smoothstep(-0.3, 0.3, sin(atan(p.y, p.x) * n));
  return length(p) - r - 0.14 * r * tooth;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  float head = smax(egg(p - vec3(0.0, 0.40, 0.0), vec3(0.44, 0.48, 0.42)), -p.y - 0.02, 0.06);
  add(s, head, 1);
  float jaw = rod(p - vec3(0.0, -0.02, 0.04), 0.36, 0.14) - 0.04;
  add(s, jaw, 4);
  for (int i = 0; i < 5; i++) add(s, box(p - vec3(-0.20 + 0.10 * float(i), -0.02, 0.42 - 0.35 * pow(0.2 - 0.1 * float(i), 2.0) * 4.0), vec3(0.025, 0.085, 0.03), 0.01), 2);
  add(s, ring((p - vec3(0.0, 0.14, 0.02)).xzy, 0.41, 0.045), 5);
  vec3 e = m - vec3(0.185, 0.36, 0.36);
  add(s, rod(e.xzy, 0.145, 0.08), 5);
  add(s, ring(e - vec3(0.0, 0.0, 0.08), 0.14, 0.035), 5);
  add(s, egg(e - vec3(0.0, 0.0, 0.08), vec3(0.11, 0.11, 0.05)), 3);
  add(s, max(abs(egg(p - vec3(0.0, 0.40, 0.0), vec3(0.46, 0.50, 0.44))) - 0.02, abs(p.x) - 0.05), 5);
  add(s, rod(p - vec3(0.0, 0.90, 0.0), 0.05, 0.09), 2);
  add(s, ball(p - vec3(0.0, 0.98, 0.0), 0.075), 3);
  vec3 ear = vec3(m.x - 0.46, p.y - 0.36, p.z);
  add(s, max(gear2(ear.yz, 0.17, 8.0, uPhase * PI / 4.0), abs(ear.x) - 0.05), 5);
  add(s, rod(p - vec3(0.0, -0.24, 0.0), 0.17, 0.12) + 0.02 * sin(p.y * 60.0), 2);
  float chest = box(p - vec3(0.0, -0.72, -0.02), vec3(0.62, 0.36, 0.34), 0.18);
  chest = smin(chest, ball(m - vec3(0.66, -0.56, -0.02), 0.22), 0.04);
  add(s, max(chest, -p.y - 0.97), 1);
  add(s, ring((m - vec3(0.60, -0.54, 0.0)).zyx, 0.20, 0.03), 5);
  vec3 c = p - vec3(0.0, -0.66, 0.33);
  add(s, plate(abs(length(c.xy) - 0.25) - 0.045, c.z, 0.06, 0.03), 5);
  add(s, plate(length(c.xy) - 0.24, c.z + 0.03, 0.04, 0.01), 2);
  add(s, plate(max(gear2(c.xy - vec2(-0.04, 0.03), 0.135, 9.0, uPhase * PI * 2.0 / 9.0), 0.04 - length(c.xy - vec2(-0.04, 0.03))), c.z - 0.03, 0.03, 0.01), 6);
  add(s, plate(max(gear2(c.xy - vec2(0.12, -0.10), 0.08, 6.0, -uPhase * PI / 3.0), 0.025 - length(c.xy - vec2(0.12, -0.10))), c.z - 0.03, 0.03, 0.01), 5);
  for (int i = 0; i < 2; i++) add(s, ball(m - vec3(0.42, -0.50 - 0.32 * float(i), 0.33), 0.04), 5);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) return light(T2, 1.3 + 0.5 * sin(uPhase * 2.0 * PI));
  if (id == 4) { Stuff k = gloss(T3); k.shine = T3 * 0.10; return k; }
  if (id == 2) return metal(T1, 0.3);
  if (id == 5) { Stuff k = metal(vec3(1.0, 0.72, 0.32), 0.17); k.shine = vec3(0.06, 0.04, 0.01); return k; }
  if (id == 6) { Stuff k = metal(T4, 0.2); k.shine = T4 * 0.2; return k; }
  Stuff k = metal(T0, 0.24);
  k.shine = T0 * 0.10;
  return k;
}
