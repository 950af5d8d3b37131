// A koi leaping in a curve. Tints: body, patches, fins, water.
#define LEAN vec3(0.25, 0.26, 0.06)

// The fish lies along an arc; its length runs with the angle, its head is up on the left.
vec3 along(vec3 p) {
  vec2 q = p.xy - vec2(-0.02, -0.36);
  float a = atan(q.y, q.x);
  return vec3((2.85 - a) * 0.64, length(q) - 0.64, p.z);
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = along(p);
  float t = clamp(q.x / 1.62, 0.0, 1.0);
  float w = 0.30 * pow(max(sin(PI * pow(t * 0.92 + 0.05, 0.62)), 0.0), 0.8) + 0.02;
  float d = length(vec3(max(max(-q.x, q.x - 1.62), 0.0), q.y, q.z * 1.15)) - w;
  add(s, d * 0.62, 1);
  float dorsal = max(q.y - 0.18 - 0.28 * sin(clamp((q.x - 0.38) / 0.70, 0.0, 1.0) * PI), max(0.38 - q.x, q.x - 1.08));
  add(s, max(dorsal, max(abs(q.z) - 0.035, 0.05 - q.y)) * 0.6, 2);
  float tail = max(abs(q.y) - 0.06 - 0.85 * (q.x - 1.52), max(q.x - 1.98 + 0.25 * cos(q.y * 6.0) * 0.6, 1.50 - q.x));
  add(s, max(tail, abs(q.z) - 0.04) * 0.5, 2);
  vec3 f = vec3(q.x - 0.52, q.y + 0.20, abs(q.z) - 0.16);
  f.xy *= rot(0.7);
  add(s, egg(f - vec3(0.0, -0.20, 0.06), vec3(0.13, 0.27, 0.045)) * 0.7, 2);
  vec3 e = vec3(q.x - 0.20, q.y - 0.06, abs(q.z) - 0.185);
  add(s, (length(e) - 0.075) * 0.7, 3);
  add(s, vine(p, mat3(vec3(-0.50, -0.20, 0.10), vec3(-0.66, -0.30, 0.16), vec3(-0.62, -0.44, 0.14)), vec2(0.035, 0.015)), 2);
  add(s, ball(p - vec3(-0.34, -0.58, 0.16), 0.075), 4);
  add(s, ball(p - vec3(-0.12, -0.50, 0.10), 0.055), 4);
  vec3 ripple = p - vec3(-0.02, -0.84, 0.0);
  add(s, ring(ripple.xzy, 0.66, 0.045), 4);
  add(s, ring(ripple.xzy, 0.36, 0.05), 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 q = along(p);
  if (id == 4) {
    Stuff k = gloss(T3);
    k.shine = T3 * 0.22;
    k.coat = 1.4;
    return k;
  }
  if (id == 3) {
    vec2 e = vec2(q.x - 0.20, q.y - 0.06);
    Stuff k = gloss(length(e) < 0.045 ? INK : vec3(1.0, 0.80, 0.25));
    if (length(e - vec2(-0.018, 0.024)) < 0.018) k.shine = vec3(2.0);
    return k;
  }
  if (id == 2) {
    float ray = sin((q.y + 0.5 * q.x) * 60.0);
    Stuff k = gloss(T2 * (0.85 + 0.2 * ray));
    k.shine = T2 * 0.16;
    return k;
  }
  float patches = fbm(vec3(q.x * 3.1 + 1.3, q.y * 3.0 + 5.0, 2.0));
  vec3 c = patches > 0.50 || q.x < 0.12 ? T1 : T0;
  vec2 g = vec2(q.x * 15.0, q.y * 15.0);
  g.x += mod(floor(g.y), 2.0) * 0.5;
  float scale = length(vec2(fract(g.x) - 0.7, fract(g.y) - 0.5));
  if (q.x > 0.42) c *= 0.82 + 0.24 * smoothstep(0.55, 0.2, scale);
  Stuff k = gloss(c);
  k.shine = c * 0.16;
  return k;
}
