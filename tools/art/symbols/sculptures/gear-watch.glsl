// A pocket watch whose dial is cut open: its wheels can be seen. Tints: case, dial, hands, wheels, second wheels.
#define LEAN vec3(-0.24, 0.14, -0.14)

float gear2(vec2 p, float r, float n, float turn) {
  p *= rot(turn);
  float tooth = smoothstep(-0.35, 0.35, sin(atan(p.y, p.x) * n));
  return length(p) - r - 0.15 * r * tooth;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, -0.14, 0.0);
  float r = length(q.xy);
  add(s, max(pillow(r - 0.80, q.z, 0.16, 0.20), 0.58 - r - max(0.0, -q.z)), 1);
  add(s, plate(r - 0.70, q.z + 0.10, 0.05, 0.02), 6);
  add(s, length(vec2(r - 0.74, q.z - 0.14)) - 0.095, 1);
  vec2 notch = fold(q.xy, 28.0);
  add(s, ball(vec3(notch.x, notch.y - 0.86, q.z - 0.02), 0.05), 1);
  add(s, plate(abs(r - 0.56) - 0.115, q.z - 0.10, 0.05, 0.02), 2);
  vec2 f = fold(q.xy, 12.0);
  add(s, plate(box2(f - vec2(0.0, 0.56), vec2(0.026, 0.075)), q.z - 0.15, 0.03, 0.01), 3);
  float t = uPhase * 2.0 * PI;
  vec2 a = q.xy - vec2(-0.14, 0.12), b = q.xy - vec2(0.20, -0.10), c = q.xy - vec2(-0.12, -0.26);
  add(s, plate(max(gear2(a, 0.24, 12.0, t / 12.0), 0.05 - length(a)), q.z, 0.045, 0.015), 4);
  add(s, plate(max(gear2(b, 0.20, 10.0, 0.3 - t / 10.0), 0.04 - length(b)), q.z + 0.03, 0.045, 0.015), 5);
  add(s, plate(max(gear2(c, 0.13, 8.0, t / 8.0), 0.03 - length(c)), q.z - 0.02, 0.045, 0.015), 4);
  add(s, ball(vec3(a, q.z - 0.06), 0.045), 7);
  add(s, ball(vec3(b, q.z - 0.03), 0.045), 7);
  vec2 h = q.xy * rot(-0.9), g = q.xy * rot(1.1);
  add(s, plate(max(abs(h.x) - 0.055 * (1.1 - h.y / 0.40), max(-h.y - 0.08, h.y - 0.38)), q.z - 0.19, 0.025, 0.01), 3);
  add(s, plate(max(abs(g.x) - 0.045 * (1.1 - g.y / 0.60), max(-g.y - 0.10, g.y - 0.58)), q.z - 0.22, 0.02, 0.01), 3);
  add(s, ball(q - vec3(0.0, 0.0, 0.22), 0.06), 1);
  add(s, rod(p - vec3(0.0, 0.72, 0.0), 0.12 + 0.012 * sin(atan(p.x, p.z) * 14.0), 0.08) - 0.02, 1);
  add(s, ring(p - vec3(0.0, 0.88, 0.0), 0.13, 0.045), 1);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 1) { Stuff k = metal(T0, 0.17); k.shine = T0 * 0.07; return k; }
  if (id == 3) { Stuff k = gloss(T2); k.shine = T2 * 0.12; return k; }
  if (id == 4 || id == 5) {
    vec3 c = id == 4 ? T3 : T4;
    Stuff k = metal(c, 0.22);
    k.shine = c * 0.14;
    return k;
  }
  if (id == 6) return stuff(vec3(0.05, 0.03, 0.045), 0.6, 0.4);
  if (id == 7) return gem(vec3(0.9, 0.05, 0.10), p, n, v);
  Stuff k = gloss(T1);
  k.shine = T1 * 0.12;
  return k;
}
