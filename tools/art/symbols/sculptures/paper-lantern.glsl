// A paper lantern with a tassel. Tints: paper, metal, tassel, sign.
#define LEAN vec3(0.24, 0.06, 0.05)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, 0.10, 0.0);
  float rib = 0.022 * abs(sin(q.y * 15.0));
  add(s, max(egg(q, vec3(0.68, 0.56, 0.68)) - rib + 0.01, abs(q.y) - 0.46) * 0.85, 1);
  add(s, rod(q - vec3(0.0, 0.50, 0.0), 0.34, 0.07) - 0.02, 2);
  add(s, rod(q - vec3(0.0, -0.50, 0.0), 0.34, 0.07) - 0.02, 2);
  add(s, ring(p - vec3(0.0, 0.82, 0.0), 0.13, 0.035), 2);
  add(s, ball(p - vec3(0.0, -0.54, 0.0), 0.10), 2);
  float t = clamp((-p.y - 0.58) / 0.40, 0.0, 1.0);
  float a = atan(p.x, p.z);
  float fringe = max((length(p.xz) - 0.08 - 0.09 * t - 0.012 * sin(a * 14.0)) * 0.8, abs(p.y + 0.78) - 0.20);
  add(s, fringe, 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) return metal(T1, 0.18);
  if (id == 3) return plush(T2);
  vec2 q = p.xy - vec2(0.0, 0.10);
  float glow = exp(-2.2 * dot(q, q));
  float warm = 1.0 + 0.25 * sin(uPhase * 2.0 * PI);
  Stuff k = cloth(T0);
  k.shine = T0 * (0.14 + 0.42 * glow) * warm + vec3(1.0, 0.55, 0.15) * 0.22 * glow * glow * warm;
  k.shine *= 0.72 + 0.28 * abs(sin(q.y * 15.0));
  vec2 f = fold(q, 5.0);
  float bloom = min(length(f - vec2(0.0, 0.17)) - 0.125, length(f) - 0.09);
  if (bloom < 0.0 && p.z > 0.0) { k.base = T3; k.shine = T3 * 0.45; }
  if (length(q) < 0.055 && p.z > 0.0) { k.base = T0; k.shine = T0 * 0.8; }
  return k;
}
