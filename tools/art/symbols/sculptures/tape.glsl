// A measuring tape, rolled, its end hanging out. Tints: tape, figures, metal, second side.
#define LEAN vec3(0.34, 0.24, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(-0.10, 0.16, 0.0);
  float r = length(q.xy), a = atan(q.y, q.x);
  float turn = 0.11, k = r / turn - a / (2.0 * PI);
  float layer = (abs(fract(k) - 0.5) - 0.40) * turn;
  float roll = max(max(abs(r - 0.50) - 0.28, abs(q.z) - 0.32), -layer * 0.0 + -1.0);
  float groove = 0.022 * smoothstep(0.12, 0.0, 0.5 - abs(fract(k) - 0.5)) * step(0.25, abs(q.z));
  add(s, (roll + groove) * 0.75 - 0.01, 1);
  add(s, rod(q.xzy, 0.22, 0.34), 3);
  add(s, rod(q.xzy, 0.10, 0.37), 4);
  float y = p.y + 0.64;
  float strip = max(abs(y + 0.10 * sin(p.x * 4.0 + 1.0)) - 0.03, max(-p.x - 0.12, p.x - 0.90));
  add(s, max(strip, abs(p.z) - 0.32) * 0.8 - 0.005, 2);
  add(s, box(p - vec3(0.91, -0.64 + 0.10, 0.0), vec3(0.06, 0.06, 0.34), 0.02), 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) return metal(T2, 0.18);
  if (id == 4) return gloss(T3);
  vec3 q = p - vec3(-0.10, 0.16, 0.0);
  Stuff k = gloss(T0);
  k.coat = 0.5;
  float run = id == 2 ? p.x * 9.0 : atan(q.y, q.x) * 7.0;
  float tick = abs(fract(run) - 0.5);
  float tall = fract(run / 2.0) < 0.5 ? 0.20 : 0.05;
  bool flank = abs(n.z) > 0.75;
  if (!flank && tick < 0.11 && p.z > tall - 0.04) k.base = T1;
  if (flank) {
    float kk = length(q.xy) / 0.11 - atan(q.y, q.x) / (2.0 * PI);
    k.base = fract(kk) < 0.5 ? T0 : T0 * 0.62;
  }
  k.shine = k.base * 0.14;
  return k;
}
