// A golden bell with a band of colour. Tints: metal, band, clapper. It rings with the phase.
#define LEAN vec3(0.2, 0.16, -0.10)

vec3 rung(vec3 p) {
  p.y -= 0.78;
  p.xy *= rot(0.20 * sin(uPhase * 2.0 * PI));
  p.y += 0.78;
  return p;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 c = p - vec3(0.0, 0.78, 0.0);
  c.xy *= rot(-0.16 * sin(uPhase * 2.0 * PI));
  add(s, ball(c - vec3(0.0, -1.50, 0.0), 0.17), 3);
  p = rung(p);
  float r = length(p.xz);
  float dome = max(egg(p - vec3(0.0, 0.0, 0.0), vec3(0.53, 0.74, 0.53)), -p.y - 0.36);
  float t = clamp((0.0 - p.y) / 0.56, 0.0, 1.0);
  float flare = max((r - (0.44 + 0.40 * t * t)) * 0.72, max(p.y - 0.05, -p.y - 0.58));
  float d = smin(dome, flare, 0.12);
  d = max(d, -max(r - 0.62, p.y + 0.5));
  add(s, d, 1);
  add(s, ring((p - vec3(0.0, -0.58, 0.0)).xzy, 0.82, 0.075), 1);
  add(s, ring((p - vec3(0.0, 0.80, 0.0)), 0.13, 0.05), 1);
  add(s, max(abs(d - 0.01) - 0.03, abs(p.y + 0.20) - 0.085), 2);
  add(s, ring((p - vec3(0.0, -0.105, 0.0)).xzy, 0.525, 0.03), 1);
  add(s, ring((p - vec3(0.0, -0.30, 0.0)).xzy, 0.60, 0.03), 1);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) return gloss(T1);
  if (id == 3) return metal(T2, 0.2);
  Stuff k = metal(T0, 0.17);
  k.shine = T0 * 0.09;
  return k;
}
