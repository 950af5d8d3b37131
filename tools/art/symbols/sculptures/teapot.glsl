// A porcelain teapot with painted blossoms. Tints: body, blossoms, metal, leaves. It rocks with the phase.
#define LEAN vec3(0.0, 0.20, 0.0)

vec3 rock(vec3 p) { return spin(p - vec3(0.04, -0.10, 0.0), 0.10 * sin(uPhase * 2.0 * PI)); }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  p = rock(p);
  float d = egg(p - vec3(0.0, -0.14, 0.0), vec3(0.64, 0.54, 0.60));
  float spout = vine(p, mat3(vec3(0.46, -0.28, 0.0), vec3(0.84, -0.22, 0.0), vec3(0.90, 0.36, 0.0)), vec2(0.19, 0.085));
  spout = max(spout, -stick(p, vec3(0.88, 0.28, 0.0), vec3(0.98, 0.56, 0.0), 0.06));
  d = smin(d, spout, 0.10);
  add(s, d, 1);
  add(s, ring((p - vec3(0.91, 0.37, 0.0)).xzy, 0.075, 0.03), 2);
  vec3 h = p - vec3(-0.62, -0.04, 0.0);
  float handle = length(vec2(length(h.xy * vec2(1.0, 0.86)) - 0.30, h.z)) - 0.075;
  add(s, max(handle, p.x + 0.52) * 0.9, 2);
  vec3 l = p - vec3(0.0, 0.36, 0.0);
  add(s, max(egg(l, vec3(0.40, 0.20, 0.40)), -l.y - 0.02), 1);
  add(s, ring((l + vec3(0.0, 0.01, 0.0)).xzy, 0.40, 0.045), 2);
  add(s, ball(l - vec3(0.0, 0.27, 0.0), 0.11), 4);
  add(s, ring((l - vec3(0.0, 0.18, 0.0)).xzy, 0.07, 0.035), 2);
  add(s, rod(p - vec3(0.0, -0.68, 0.0), 0.34, 0.05) - 0.02, 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  p = rock(p);
  if (id == 2) return metal(T2, 0.17);
  if (id == 4) return gloss(T1);
  Stuff k = gloss(T0);
  k.shine = T0 * 0.10;
  vec2 q = p.xy - vec2(-0.06, -0.12);
  float branch = abs(q.y - 0.30 * q.x - 0.10 * sin(q.x * 6.0) + 0.05) - 0.022;
  if (branch < 0.0 && p.x < 0.5 && p.z > 0.0) k.base = vec3(0.16, 0.06, 0.03);
  vec2 at[5] = vec2[5](vec2(-0.30, 0.02), vec2(0.06, 0.14), vec2(0.30, -0.06), vec2(-0.08, -0.20), vec2(0.32, 0.26));
  for (int i = 0; i < 5; i++) {
    float size = i == 1 ? 0.19 : 0.14;
    vec2 f = fold((q - at[i]) * rot(float(i)), 5.0);
    if (p.z < 0.0) break;
    vec2 w = fold((q - at[i] + vec2(0.14, 0.11)) * rot(float(i) * 1.7), 2.0);
    if (length(vec2(w.x * 2.2, w.y - 0.06)) < 0.08) k.base = T3;
    if (length(f - vec2(0.0, size * 0.55)) < size * 0.47) { k.base = T1 * (0.8 + 1.2 * length(f)); k.shine = T1 * 0.18; }
    if (length(f) < size * 0.25) k.base = vec3(1.0, 0.7, 0.1);
  }
  return k;
}
